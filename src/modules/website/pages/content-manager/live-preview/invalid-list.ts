/** The id of the list of errors in the response to a form that cannot be previewed. */
export const invalidList = 'wrong'
