/** Limits of forms (specification, accounts.md sections 5 and 9). Lengths count as the `maxlength` attribute of a browser does. */
export const formLimits = {
  textLength: 50,
  longTextLength: 2500,
  /** The limit of the email standard: fifty characters would exclude people with long addresses. */
  emailAddressLength: 254,
  /** The limits of one recommendation. */
  maxRecipients: 5,
  recommendationLength: 1000,
  contactMessageLength: 4000,
  /** The longest registered names of institutions have 200 characters, more than other lines may have. */
  institutionLength: 255,
  minPasswordLength: 10,
  maxPasswordLength: 200,
  validationDelay: 300,
  affiliationQueryLength: 3,
  affiliationSuggestions: 50,
} as const
