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

/** The roles of the publisher's staff (specification, the same section). */
export const staffRoles: readonly Role[] = roles.filter(
  role => role !== 'ROLE_USER' && role !== 'ROLE_RESEARCH_REFEREE' && role !== 'ROLE_EDITORIAL_BOARD',
)

/** The type of an account in the API: the specification names the field and no values. */
export const userTypes = ['STAFF', 'EDITORIAL_BOARD', 'REFEREE', 'USER'] as const
export type UserType = (typeof userTypes)[number]

export function userTypeOf(held: readonly Role[]): UserType {
  if (held.some(role => staffRoles.includes(role))) return 'STAFF'
  if (held.includes('ROLE_EDITORIAL_BOARD')) return 'EDITORIAL_BOARD'
  return held.includes('ROLE_RESEARCH_REFEREE') ? 'REFEREE' : 'USER'
}

/** A role by its name, with or without the prefix and in any case; null for what is none. */
export function parseRole(text: string): Role | null {
  const name = text.trim().toUpperCase().replaceAll('-', '_')
  return roles.find(role => role === name || role === `ROLE_${name}`) ?? null
}
