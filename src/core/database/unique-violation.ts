/** Whether a row violated a unique index. Both drivers report PostgreSQL's own code. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'
