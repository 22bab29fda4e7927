import type { HeadersArgs } from 'react-router'

/** The headers of an item's page are those that its loader gives. */
export const itemHeaders = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders
