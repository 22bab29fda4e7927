export { ContactPage as default } from './page.tsx'
