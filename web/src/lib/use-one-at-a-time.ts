import { type FormEvent, useRef } from 'react';

/** For `onSubmit`: a second press that comes before React has drawn the first one does nothing. */
export function useOneAtATime(send: (event: FormEvent) => Promise<unknown>): (event: FormEvent) => void {
  const sending = useRef(false);
  return (event) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    void send(event).finally(() => {
      sending.current = false;
    });
  };
}
