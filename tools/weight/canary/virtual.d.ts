declare module 'virtual:canary/ballast' {
  const ballast: string;
  export default ballast;
}
