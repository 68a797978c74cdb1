// libs/catalog/src/home/canary.ts
export const canary = true;
