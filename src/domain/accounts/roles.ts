/** The roles that an account can have (specification, accounts.md section 6). */
export const roles = [
  'ROLE_USER',
  'ROLE_SUPER_EDITOR',
  'ROLE_JOURNAL_EDITORIAL_OFFICE',
  'ROLE_RESEARCH_DEVELOPMENT_EDITORIAL',
  'ROLE_RESEARCH_DIRECTOR',
  'ROLE_RESEARCH_EDITORIAL_ASSISTANT',
  'ROLE_RESEARCH_FACULTY_REVIEWS_EDITOR',
  'ROLE_RESEARCH_PRODUCTION_ASSISTANT',
  'ROLE_RESEARCH_PRODUCTION_MANAGER',
  'ROLE_RESEARCH_PUBLISHER',
  'ROLE_RESEARCH_REFEREE',
  'ROLE_TANDF_NAMEFINDING_TEAM',
  'ROLE_EDITORIAL_BOARD',
] as const
export type Role = (typeof roles)[number]

/** A role by its name, with or without the prefix and in any case; null for what is none. */
export function parseRole(text: string): Role | null {
  const name = text.trim().toUpperCase().replaceAll('-', '_')
  return roles.find(role => role === name || role === `ROLE_${name}`) ?? null
}
