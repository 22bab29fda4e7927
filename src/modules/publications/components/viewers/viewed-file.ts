/** The data of the file that a viewer shows. */
export interface ViewedFile {
  url: string
  name: string
  bytes: number
}
