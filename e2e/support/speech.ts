/**
 * For `addInitScript`: replaces the browser's speech recognition. The page then has `listening` (the requested
 * options), `hear('…')` for speech, and `fail('not-allowed')` for errors.
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

/** For `addInitScript`: a browser without speech recognition. */
export const NO_SPEECH = 'delete window.SpeechRecognition; delete window.webkitSpeechRecognition';
