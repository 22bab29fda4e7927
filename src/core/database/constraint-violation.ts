/** Whether a row violated a unique index. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

/** Whether a row refers to one that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, '23503')

/** Both drivers report PostgreSQL's own code. */
const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code
