import { createFileRoute, Outlet } from '@tanstack/react-router';

/** Opened by a link in a message: the brand and the company's name stand around it. */
export const Route = createFileRoute('/respond')({ staticData: { header: 'minimal' }, component: Outlet });
