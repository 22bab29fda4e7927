/** The header that carries a token (specification, accounts.md section 7). */
export const bearerHeader = 'f1000-authbearer'
