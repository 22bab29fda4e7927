import { normaliseLine } from '../../../../core/text/normalise-line.ts'

/** The lines of a field with one value per line, each once; empty ones are left out. */
export const linesOf = (text: string): string[] => [...new Set(text.split('\n').map(normaliseLine))].filter(line => line !== '')
