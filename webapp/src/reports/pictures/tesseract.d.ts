/** The build of it for browsers: the other one would bring its kind of modules to every page's first file. */
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  import type tesseract from 'tesseract.js';

  const browserBuild: typeof tesseract;
  // oxlint-disable-next-line creditfix/named-exports -- this is how the package names it
  export default browserBuild;
}
