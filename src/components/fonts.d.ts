/** A font file is imported as its URL. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
