/** Limits of forms (specification, accounts.md sections 5 and 9). Lengths count as the `maxlength` attribute of a browser does. */
export const formLimits = {
  textLength: 50,
  longTextLength: 2500,
  /** The mail standard's own limit: fifty characters would shut out people with long addresses. */
  emailAddressLength: 254,
  /** The limits of one recommendation. */
  maxRecipients: 5,
  recommendationLength: 1000,
  /** A name of an institution may be longer than a line of other text: the longest that are registered have 200 characters. */
  institutionLength: 255,
  minPasswordLength: 10,
  maxPasswordLength: 200,
  validationDelay: 300,
  affiliationQueryLength: 3,
  affiliationSuggestions: 50,
} as const
