/** Names of pages whose path does not translate into every language, for breadcrumbs and titles. */
import { breadcrumbs, type CrumbLabel, type CrumbName } from '../domain/navigation/breadcrumbs.ts'

const named = (key: string): CrumbName => ({ label: { key } })

export const namedPages: Readonly<Record<string, CrumbName>> = {
  '/contact': named('footer-contact'),
  '/login': named('sign-in'),
  '/register': named('register'),
  '/signout': named('sign-out'),
  '/glossary': named('glossary'),
  '/about/follow': named('footer-follow'),
  '/about/resources-for-partners': named('footer-resources'),
  '/about/language-policy': named('footer-language-policy'),
  '/about/brexit': named('footer-brexit'),
  '/for-authors/publish-your-research': named('submit-your-research'),
  '/legal/privacypolicy/cookies': named('footer-cookies'),
  '/legal/termsandconditions': named('footer-terms'),
  '/my/submissions': named('my-submissions'),
  '/my/email-alerts': named('my-content-and-tracking'),
  '/my/referee': named('my-peer-reviewing'),
  '/my/dashboard': named('my-dashboard'),
  '/my/pre-screening': named('my-pre-screening'),
  '/my/user-details': named('my-details'),
}

/** The name of a page without a title: that of its last breadcrumb. */
export function pageName(path: string): CrumbLabel {
  return breadcrumbs({ path, title: '', names: namedPages }).at(-1)?.label ?? { key: 'home' }
}
