import { inLanguages, plural } from '@plumbline/contract/kernel/words.ts';
import { es } from './steps.words.es.ts';

export const en = {
  steps: {
    workType: 'Work type',
    location: 'Location',
    selectPlumber: 'Contractor',
    details: 'Details',
  },
  frame: {
    safetyFirst: 'Safety first',
    backToHome: 'Back to Home',
    next: 'Continue',
    changeLocation: 'Change Location',
  },
  workType: {
    title: 'What do you need done?',
    subtitle: 'Four short steps. Nothing is sent before the last one.',
    begun: 'You started a request on this device.',
    continueWith: (step: string) => `Continue with: ${step}`,
    orChoose: 'Or choose the kind of work',
    details: {
      plumbing: 'Leaks, repairs, installations, drain cleaning',
      electrical: 'Wiring, outlets, panels, lighting',
      hvac: 'Heating, cooling, air conditioning',
      handyman: 'General repairs, maintenance, odd jobs',
    },
  },
  location: {
    title: 'Service Location',
    subtitle: (service: string) => `Where do you need ${service} service?`,
    back: 'Back to Work Types',
    why: 'Why we ask',
    because:
      'The place finds contractors who come to you. The street is asked last, and only the one you are connected with sees it.',
  },
  contractor: {
    title: 'Select Your Contractor',
    subtitle: (service: string, place: string) => `Choose from available ${service} specialists in ${place}`,
    back: 'Back to Location',
    sentAgain: (requestNumber: string) => `Sent again from ${requestNumber}`,
    refused: (company: string, outcome: string) => `${company} ${outcome}.`,
    pickAnother: 'Everything else is filled in; pick who gets it this time.',
    oneGetsIt: 'One contractor gets your request: the one you select. Your number stays hidden until they accept.',
    yourChoice: 'Your choice',
    comeToMe: 'Contractors come to you with proposals',
    cancel: 'Cancel',
    continueToDetails: 'Continue to details',
    openDoor: {
      title: 'Let contractors come to me',
      confirm: 'Let them come',
      explained: (miles: number) =>
        `Contractors of this trade within ${miles} miles see the job, without your name, number and street. They send you proposals with prices; you compare them and accept one.`,
    },
    away: (distance: string) => `${distance} away`,
    verified: 'Verified',
    count: (count: number) => `${count} ${plural('en', count, { one: 'contractor', other: 'contractors' })}`,
  },
  trust: {
    whoSeesWhat: 'Who sees what',
    goesTo: (most: number) => `Your request goes to the one contractor you select, or to ${most} if you say so.`,
    hidden: 'Name, phone, email and street stay hidden until a contractor accepts.',
    youPayNothing: (feeSentence: string) => `You pay Plumbline nothing. ${feeSentence}`,
    whatHappensNext: 'What happens next',
    open: {
      see: (miles: number) =>
        `Contractors of this trade within ${miles} miles see the job, without your name, number and street.`,
      propose: 'They send you proposals with prices. We notify you of each.',
      choose: 'You compare them and accept one, and we tell the others.',
    },
    one: {
      gets: (company: string) => `${company} gets the job at once, without your number.`,
      reachOut: (time: string) => `They reach out within ${time}: accept, deny or propose a time.`,
      next: 'If they deny, you choose the next one with one tap.',
    },
    several: {
      get: 'They get the job at once, without your number.',
      first: 'The first to accept takes it, and we tell the others.',
      next: 'If nobody can, you choose the next one with one tap.',
    },
  },
  understood: {
    title: 'Understood:',
    change: 'Change',
    close: 'Close',
    sayAgain: 'Say it again',
    notRight: 'Not right? Change it here. It fills in the steps that follow.',
    removedNumber:
      'We removed a private number, such as a Social Security, card or account number. Nobody needs it to help you.',
    kindOfWork: 'Kind of work',
    projectType: 'Project Type',
    urgency: 'Urgency Level',
    preferredDate: 'Preferred Date',
    preferredTime: 'Preferred Time',
    location: 'Location',
    yourName: 'Your Name',
    phone: 'Phone Number',
    remove: (label: string) => `Remove: ${label}`,
    urgencies: { low: 'Low Priority', medium: 'Medium Priority', high: 'High Priority' },
    slots: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', anytime: 'Any time' },
  },
  startOver: {
    saved: 'Saved on this device as you type.',
    keptByUs: (hours: number) => `We keep your answers, encrypted, for ${hours} hours.`,
    button: 'Start over',
    title: 'Start over?',
    confirm: 'Delete my answers',
    cancel: 'Keep them',
    explained: 'Your answers and photos are deleted from this device. Nothing has been sent yet.',
  },
  replace: {
    title: 'Replace the request you started?',
    confirm: 'Replace it',
    cancel: 'Keep it',
    explained: 'You have another request on this device that is not sent yet. Its answers would be deleted.',
  },
};

/** The steps up to the details. */
export const stepsWords = inLanguages({ en, es });
