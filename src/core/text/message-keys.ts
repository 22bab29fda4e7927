/**
 * The keys of messages that say the values of a list: `messageKeys('role', roles)` has `role-editor` under `editor`. Its prefix and suffix
 * are literals and its values stand in an array of literals, so that the compiler and `npm run messages` know each key; a key that is put
 * together elsewhere is refused by the latter (tools/messages/composed-keys.ts).
 * @param suffix what follows the value after another hyphen, as in `role-editor-text`
 */
// The call has no effects, so that builds leave out a list that a page does not use.
/* @__NO_SIDE_EFFECTS__ */
export function messageKeys<const Prefix extends string, const Value extends string, const Suffix extends string = ''>(
  prefix: Prefix,
  values: readonly Value[],
  suffix?: Suffix,
): MessageKeys<Prefix, Value, Suffix> {
  const end = suffix === undefined ? '' : `-${suffix}`
  // The compiler does not know that Object.fromEntries keeps the names.
  return Object.fromEntries(values.map(value => [value, `${prefix}-${value}${end}`])) as MessageKeys<Prefix, Value, Suffix>
}

type MessageKeys<Prefix extends string, Value extends string, Suffix extends string> = {
  readonly [Each in Value]: `${Prefix}-${Each}${Suffix extends '' ? '' : `-${Suffix}`}`
}
