export interface ViewedFile {
  url: string
  name: string
  bytes: number
}
