import type { ComponentType, VNode } from 'preact';
import { late } from '../ui/late.tsx';

/** True for a page from a server that stores records, false for static hosting. */
export const hasServer = document.documentElement.dataset.server !== undefined;

/** A component that sends requests to a server: its code is loaded only on a page of a server. */
const lateOfServer = (
  pick: (parts: typeof import('./parts.tsx')) => ComponentType,
  meanwhile: VNode | null,
): (() => VNode | null) => (hasServer ? late(() => import('./parts.tsx').then(pick), meanwhile) : () => meanwhile);

export const LateKeptPage = lateOfServer(({ KeptPage }) => KeptPage, <main id="main" class="kept" tabIndex={-1} />);
export const LateShareButton = lateOfServer(({ ShareButton }) => ShareButton, null);
export const LateKeepSection = lateOfServer(({ KeepSection }) => KeepSection, null);
