/** What other modules use of the server code of accounts; they import nothing else of them (decision 0106). */
export { accountAt } from './data/account.ts'
export { findAccountById, type KnownBy, knownBy } from './data/account-record.ts'
export { findAffiliationsOf, findPublishedAffiliations, type PublishedAffiliation } from './data/affiliation.ts'
export { type AttemptLimit, countAttempt, countAttempts } from './data/attempt.ts'
export { issueMailedLink } from './data/mailed-link.ts'
export { listSuggestionsToExport, restoreSuggestions } from './data/organisation-suggestion.ts'
export { rememberCaptcha } from './data/used-captcha.ts'
export type { Captcha, CaptchaChallenge, SolvedCaptcha } from './external/captcha/captcha.ts'
export { isPlainAnswer, type PlainQuestion, type PlainQuestions, withPlainAnswer } from './external/captcha/plain-question.ts'
export type { AccountData, AccountGateways, AccountParts, TocAlerts } from './use-cases/account-data.ts'
export {
  type AccountDependencies,
  countEmailFromNetwork,
  countEmailTo,
  type RequestContext,
  recipientOf,
  wholeLink,
} from './use-cases/account-emails.ts'
export { genderName } from './use-cases/gender-names.ts'
export { confirmByLink, findLink, type MailedLink, type OpenLink } from './use-cases/mailed-links.ts'
export { hasOwnOrganisations } from './use-cases/organisations/has-own-organisations.ts'
export type { FoundOrganisation, KnownOrganisation } from './use-cases/organisations/organisations.ts'
export type { KnownSuggestion } from './use-cases/organisations/suggestions.ts'
export { resolveInstitution } from './use-cases/person-entries.ts'
export { resendLink } from './use-cases/resend-link.ts'
export { clientInfoOf, credentialsFrom } from './use-cases/sessions/credentials.ts'
export { listAccounts, type RestoredAccount, restoreAccounts, restoreTocAlerts } from './use-cases/transfer-accounts.ts'
