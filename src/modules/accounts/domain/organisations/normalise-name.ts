/** Names of organisations are compared by their letters and digits, ignoring accents, case and punctuation. */
import { plainLetters } from '../../../../core/text/plain-letters.ts'

/** Letters that Unicode does not decompose, spelled as people do who have no such key. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h' }
const spelledLetters = new RegExp(`[${Object.keys(spelled).join('')}]`, 'g')

/** Longer than any name. */
const maxLength = 300

/** The words, separated by spaces: “King’s College, Łódź & Co” becomes `kings college lodz and co`. */
export const normaliseName = (name: string): string =>
  plainLetters(name.toWellFormed())
    .replace(spelledLetters, letter => spelled[letter] ?? letter)
    // The apostrophe of a genitive joins, any other parts: “l’Alimentation” is found by “alimentation”.
    .replace(/['’ʼ]s(?![\p{L}\p{N}])/gu, 's')
    .replace(/\p{Lm}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()

/** More say no more. */
const maxWords = 8

/** The words of a query, each once, the longest first, since those match the fewest names. */
export const wordsOfQuery = (folded: string): string[] =>
  [...new Set(folded.split(' ').filter(word => word !== ''))].sort((one, other) => other.length - one.length).slice(0, maxWords)
