declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{
      readonly width: number;
      readonly height: number;
      /** RGBA. */
      readonly data: Uint8ClampedArray;
    }>;
  }
  const decode: { all(file: { readonly buffer: Uint8Array }): Promise<readonly HeicImage[]> };
  export { decode as default };
}
