export const documents: [string, (directory: string) => Promise<void>][] = []
