export { ArticleGuidelinesPage as default } from './page.tsx'
