export { ComingSoonPage as default } from './page.tsx'
