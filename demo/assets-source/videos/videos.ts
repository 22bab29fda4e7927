export const videos: [string, (directory: string) => Promise<void>][] = []
