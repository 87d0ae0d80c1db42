export { KeepSection } from './keep-section.tsx';
export { KeptPage } from './kept-page.tsx';
export { ShareButton } from './share-button.tsx';
