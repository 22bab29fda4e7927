/** The query parameter of requests from the panel beside a publication: the page itself does not change. */
export const panelParameter = 'beside'
