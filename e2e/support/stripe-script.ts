/**
 * Simulates Stripe's script and frames (docs.stripe.com/js) as far as a payment with the Payment Element needs them. As
 * with the real ones, the card is typed into a frame of Stripe's origin and sent from there to Stripe, so the page has
 * no field that could read it. Each function is sent to the browser as text, so none may use anything around it.
 */

type Answer = { readonly error?: object; readonly paymentIntent?: { readonly status?: string } };

/** https://js.stripe.com/…/stripe.js */
function pageScript(): void {
  const origin = 'https://js.stripe.com';
  const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? '';

  function createElement(key: string, clientSecret: string) {
    const frame = document.createElement('iframe');
    frame.title = 'Secure payment input frame';
    frame.src = `${origin}/stand-in/fields.html`;
    frame.style.cssText = 'border:0;width:100%;height:220px';
    const listeners = new Map<string, Set<(event: object) => void>>();
    const tell = (name: string) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment' });
    };
    frame.addEventListener('load', () => tell('ready'));

    const ask = (question: object) =>
      new Promise<Answer>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = ({ data }) => resolve(data as Answer);
        frame.contentWindow?.postMessage({ ...question, key, clientSecret }, origin, [channel.port2]);
      });
    const element = {
      mount: (place: Element | string) =>
        (typeof place === 'string' ? document.querySelector(place) : place)?.append(frame),
      unmount: () => frame.remove(),
      destroy: () => frame.remove(),
      update: () => undefined,
      collapse: () => undefined,
      on: (name: string, listener: (event: object) => void) => {
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
        return element;
      },
      off: (name: string, listener: (event: object) => void) => {
        listeners.get(name)?.delete(listener);
        return element;
      },
      ask,
    };
    return element;
  }

  /** The bank's question, in a frame over the page. */
  const challenge = () =>
    new Promise<boolean>((resolve) => {
      const frame = document.createElement('iframe');
      frame.title = "Bank's question";
      frame.src = 'https://hooks.stripe.com/stand-in/challenge.html';
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:99999;background:#fff';
      const listen = ({ source, origin: from, data }: MessageEvent) => {
        if (source !== frame.contentWindow || from !== 'https://hooks.stripe.com') return;
        window.removeEventListener('message', listen);
        frame.remove();
        resolve(data === 'right');
      };
      window.addEventListener('message', listen);
      document.body.append(frame);
    });

  interface PaymentOptions {
    readonly elements: { readonly clientSecret: string; element(): ReturnType<typeof createElement> | undefined };
    readonly confirmParams?: { readonly return_url?: string };
    readonly redirect?: 'always' | 'if_required';
  }

  function createStripe(key: string) {
    const confirmPayment = async ({ elements, confirmParams, redirect }: PaymentOptions): Promise<Answer> => {
      const element = elements.element();
      if (!element) throw new Error('elements should have a mounted Payment Element.');
      let answer = await element.ask({ kind: 'confirm' });
      if (answer.paymentIntent?.status === 'requires_action') {
        answer = await element.ask({ kind: 'authenticate', right: await challenge() });
      }
      if (answer.error || redirect === 'if_required') return answer;
      const back = new URL(confirmParams?.return_url ?? '');
      back.searchParams.set('payment_intent', idOf(elements.clientSecret));
      back.searchParams.set('payment_intent_client_secret', elements.clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back);
      return new Promise(() => undefined);
    };
    const unavailable = () => Promise.reject(new Error('The stand-in of Stripe has the Payment Element alone.'));
    return {
      elements: ({ clientSecret }: { clientSecret: string }) => {
        let made: ReturnType<typeof createElement> | undefined;
        return {
          clientSecret,
          element: () => made,
          create: (type: string) => {
            if (type !== 'payment') throw new Error(`The stand-in of Stripe has no ${type} element.`);
            made = createElement(key, clientSecret);
            return made;
          },
          getElement: () => made ?? null,
          update: () => undefined,
          fetchUpdates: () => Promise.resolve({}),
          submit: () => made?.ask({ kind: 'validate' }) ?? Promise.resolve({}),
        };
      },
      confirmPayment,
      retrievePaymentIntent: async (clientSecret: string) => {
        const query = new URLSearchParams({ key, client_secret: clientSecret });
        const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${idOf(clientSecret)}?${query}`);
        const body = (await answer.json()) as { error?: object };
        return answer.ok ? { paymentIntent: body } : { error: body.error };
      },
      createToken: unavailable,
      createPaymentMethod: unavailable,
      confirmCardPayment: unavailable,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  }
  (window as unknown as { Stripe: object }).Stripe = Object.assign(createStripe, { version: 'endive' });
}

/** Runs in the frame into which the card is entered. */
function fieldsScript(): void {
  interface Question {
    readonly kind: 'validate' | 'confirm' | 'authenticate';
    readonly key: string;
    readonly clientSecret: string;
    readonly right?: boolean;
  }
  const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? '';
  const problem = (): object | null => {
    const incomplete = (code: string, message: string) => {
      const place = document.querySelector('[role=alert]');
      if (place) place.textContent = message;
      return { type: 'validation_error', code, message };
    };
    if (valueOf('number').replaceAll(' ', '').length < 13) {
      return incomplete('incomplete_number', 'Your card number is incomplete.');
    }
    if (!/^\d\d ?\/ ?\d\d$/.test(valueOf('expiry'))) {
      return incomplete('incomplete_expiry', "Your card's expiration date is incomplete.");
    }
    return valueOf('cvc').length < 3 ? incomplete('incomplete_cvc', "Your card's security code is incomplete.") : null;
  };
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<object> => {
    const answer = await fetch(`https://api.stripe.com/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const body = (await answer.json()) as { error?: object; last_payment_error?: object | null };
    const error = answer.ok ? body.last_payment_error : body.error;
    return error ? { error } : { paymentIntent: body };
  };
  const answerTo = async ({ kind, key, clientSecret, right }: Question): Promise<object> => {
    const id = clientSecret.split('_secret_')[0];
    if (kind === 'authenticate') return post(`test/authenticate/${id}`, { answer: right ? 'right' : 'wrong' });
    const error = problem();
    if (error) return { error };
    if (kind === 'validate') return {};
    const [month = '', year = ''] = valueOf('expiry').split('/');
    return post(`payment_intents/${id}/confirm`, {
      key,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': valueOf('number'),
      'payment_method_data[card][exp_month]': month.trim(),
      'payment_method_data[card][exp_year]': `20${year.trim()}`,
      'payment_method_data[card][cvc]': valueOf('cvc'),
    });
  };
  window.addEventListener('message', ({ data, ports }: MessageEvent) => {
    void answerTo(data as Question).then((answer) => ports[0]?.postMessage(answer));
  });
}

/** Runs in the bank's frame. */
function challengeScript(): void {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => parent.postMessage(button.value, '*'));
  }
}

const sent = (script: () => void): string => `(${script.toString()})();`;
const html = (body: string, script: () => void): string =>
  `<!doctype html><html lang="en"><title>Stripe</title><body>${body}<script>${sent(script)}</script></body></html>`;

const input = (name: string, label: string) =>
  `<p><label>${label} <input name="${name}" inputmode="numeric"></label></p>`;

export const stripeScript = (): string => sent(pageScript);
export const fieldsPage = (): string =>
  html(
    `${input('number', 'Card number')}${input('expiry', 'Expiration date')}${input('cvc', 'Security code')}<p role="alert"></p>`,
    fieldsScript,
  );
export const challengePage = (): string =>
  html(
    '<h1>3D Secure 2 Test Page</h1><button value="right">Complete</button> <button value="wrong">Fail</button>',
    challengeScript,
  );
