declare module 'virtual:reading-module' {
  /** The script of a reading page and the files it imports, by address. */
  export const reading: { file: string; imports: string[] }
}
