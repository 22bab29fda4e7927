/** The accounts of the site that the browser tests share. A test that changes an account creates its own. */
import type { Role } from '../../src/core/access/roles.ts'

export const testPassword = 'slate roofs keep rain out'

interface Person {
  email: string
  name: string
  roles: Role[]
}

const person = (email: string, ...roles: Role[]): Person => ({ email, name: 'Ada Roof', roles })

export const reader = person('reader@recto.example')
export const referee = person('referee@recto.example', 'ROLE_RESEARCH_REFEREE')
export const superEditor = person('super-editor@recto.example', 'ROLE_SUPER_EDITOR')
export const boardMember = person('board@recto.example', 'ROLE_EDITORIAL_BOARD')
/** Tracks and follows: its page lists what its own test did. */
export const follower = person('follower@recto.example')

export const sitePeople: readonly Person[] = [reader, follower, referee, superEditor, boardMember]
