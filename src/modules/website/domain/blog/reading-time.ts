/** Estimates the reading time of a post in whole minutes, at least one. */
import type { SafeHtml } from '../../../../core/text/safe-html.ts'

/** Speed of silent reading: words of languages that separate them, and characters of those that do not. */
const wordsPerMinute = 230
const charactersPerMinute = 500

const together = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

export function readingMinutes(html: SafeHtml): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(?:#\w+|\w+);/g, ' ')
  const characters = text.match(together)?.length ?? 0
  const words = text.replace(together, ' ').match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute))
}
