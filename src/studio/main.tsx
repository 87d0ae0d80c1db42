import { render } from 'preact';
import { App } from './app.tsx';
import { startLanguage } from './languages/index.ts';

// Not awaited: the words import this module, and would wait for it.
void startLanguage().then(() => render(<App />, document.getElementById('app')!));

// Static pages work offline. Pages of a server change with the server.
if ('offline' in document.documentElement.dataset && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
