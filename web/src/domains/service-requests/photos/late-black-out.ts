import { lateDialog } from '../../../ui/late-dialog.tsx';

/** The dialog that blacks out parts of a photo. Its code is loaded after the page. */
export const BlackOutDialog = lateDialog(async () => (await import('./black-out-dialog.tsx')).BlackOutDialog);
