/** The id of the list of what is wrong, in the answer to a form that cannot be drawn. */
export const invalidList = 'wrong'
