/**
 * For `addInitScript`: stands where the browser's speech recognition is. The page then has `listening` (how it was
 * asked to listen), `hear('…')` for what is said, and `fail('not-allowed')` for what goes wrong.
 */
export const SPEECH = `
  window.webkitSpeechRecognition = window.SpeechRecognition = class {
    start() {
      window.listening = { lang: this.lang, continuous: this.continuous, interimResults: this.interimResults };
      window.hear = (transcript) => { this.onresult({ results: [[{ transcript }]] }); this.onend(); };
      window.fail = (error) => { this.onerror({ error }); this.onend(); };
    }
    abort() {}
  };`;

/** For `addInitScript`: a browser that has none. */
export const NO_SPEECH = 'delete window.SpeechRecognition; delete window.webkitSpeechRecognition';
