/** Whether a row was refused because another one has what must be one row's alone. Both drivers say so by PostgreSQL's own code. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
