import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startTheme } from './lib/theme.ts';
import { createRouter } from './router.ts';
import './ui/theme.css';

startTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App router={createRouter()} />);
