/** What a viewer is told of the file that it shows. */
export interface ViewedFile {
  url: string
  name: string
  bytes: number
}
