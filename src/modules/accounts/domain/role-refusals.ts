/** Why roles of an account are not changed. */
export const roleRefusals = ['not-allowed', 'everybody-has-it', 'own-super-editor', 'last-super-editor'] as const
export type RoleRefusal = (typeof roleRefusals)[number]
