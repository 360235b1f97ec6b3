import { createFileRoute } from '@tanstack/react-router';
import { FindRequestPage } from '../domains/service-requests/find-request-page.tsx';

export const Route = createFileRoute('/find-request')({ staticData: { rendered: true }, component: FindRequestPage });
