/** One namespace of a file of messages, which vite-plugin.ts takes out of it. */
declare module '*.json?namespace=every-page' {
  const messages: import('../core/text/message.ts').Catalogue
  export default messages
}
