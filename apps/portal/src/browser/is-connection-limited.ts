interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the viewer's connection is too slow or too costly for prefetches (specification, section 9). */
export function isConnectionLimited(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
