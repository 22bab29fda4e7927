/** The parts of the page that are forms of their own, as they say in their field `part`. */
export const parts = ['person', 'demographics', 'gateways', 'address', 'password', 'researcher-id', 'deletion'] as const
export type Part = (typeof parts)[number]
export const isPart = (text: string): text is Part => parts.some(part => part === text)
