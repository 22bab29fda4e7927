export const decks: [string, (directory: string) => Promise<void>][] = []
