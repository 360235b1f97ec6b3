const KIND: Record<string, string> = {
  emergency: 'emergency',
  repair: 'repair',
  installation: 'installation',
  maintenance: 'maintenance',
  renovation: 'renovation',
};

/** 'High' of 'high'. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** 'Repair'. */
export const kindName = (projectType: string): string => capitalised(KIND[projectType] ?? projectType);

/** Whether a description says more than the title derived from it. */
export const saysMoreThan = (title: string, description: string): boolean => plain(description) !== plain(title);

const plain = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:!?]+$/, '')
    .replace(/^(?:the|a|an|my|our)\s/i, '')
    .toLowerCase();
