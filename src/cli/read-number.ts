import { InvalidArgumentError } from 'commander'

/** Parses an option's value from 1 to 99999 for commander. @throws InvalidArgumentError */
export function readNumber(given: string): number {
  if (!/^[1-9]\d{0,4}$/.test(given)) throw new InvalidArgumentError('It must be a number from 1 to 99999.')
  return Number(given)
}
