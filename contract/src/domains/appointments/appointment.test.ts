import { describe, expect, it } from 'vitest';
import { AppointmentForm, appointmentPayload, CreateAppointment, MoveAppointment } from './appointment.ts';

const sent = {
  proposedDate: '2026-12-03',
  proposedTime: '14:30',
  serviceType: 'plumbing',
} as const;
const filledIn = {
  serviceType: 'plumbing',
  customerName: 'Ana Delgado',
  customerEmail: 'ana@example.com',
  customerPhone: '502-555-0177',
  address: '1127 Cherokee Rd',
  scheduledDate: '2026-12-03',
  scheduledTime: '14:30',
  notes: 'Dog in the yard',
} as const;

const complaints = (schema: typeof CreateAppointment | typeof MoveAppointment, given: object) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message);

describe('a new appointment', () => {
  it.each([[undefined], [null], [''], ['  '], [1], ['1']])('has no request where the page sends %j', (id) => {
    expect(CreateAppointment.parse({ ...sent, serviceRequestId: id }).serviceRequestId).toBeNull();
  });

  it.each([
    ['rf_1', 'rf_1'],
    [11, '11'],
  ])("keeps the request's id %j", (id, kept) => {
    expect(CreateAppointment.parse({ ...sent, serviceRequestId: id }).serviceRequestId).toBe(kept);
  });

  it('takes two hours, without early reminders, by default', () => {
    expect(CreateAppointment.parse({ ...sent, duration: '', earlyReminders: null })).toMatchObject({
      duration: 120,
      earlyReminders: false,
    });
    expect(CreateAppointment.parse({ ...sent, duration: '480', earlyReminders: true })).toMatchObject({
      duration: 480,
      earlyReminders: true,
    });
  });

  it.each([90, 0, 479, 'long'])('cannot take %j minutes', (duration) => {
    expect(complaints(CreateAppointment, { ...sent, duration })).toEqual(['Choose 1, 2, 3 or 4 hours or a full day']);
  });

  it.each([
    ['proposedDate', '  '],
    ['proposedTime', null],
    ['serviceType', 'gardening'],
  ])('needs its %s', (field, value) => {
    expect(complaints(CreateAppointment, { ...sent, [field]: value })).toEqual(['Please fill in all required fields']);
  });

  it('accepts notes of up to 2,000 characters after trimming', () => {
    const notes = 'x'.repeat(2000);
    expect(CreateAppointment.parse({ ...sent, notes: ` ${notes} ` }).notes).toBe(notes);
    expect(complaints(CreateAppointment, { ...sent, notes: `${notes}x` })).toEqual(['Use at most 2,000 characters.']);
  });

  it('rejects an invalid email address', () => {
    expect(complaints(CreateAppointment, { ...sent, customerEmail: 'ana' })).toEqual(['Valid email is required']);
    expect(CreateAppointment.parse({ ...sent, customerEmail: ' ' }).customerEmail).toBeUndefined();
  });
});

describe('the payload made from the page’s form', () => {
  it('uses the server’s name for each field and never identifies the customer', () => {
    expect(
      appointmentPayload(AppointmentForm.parse({ ...filledIn, contractorId: 'ct_1', serviceRequestId: 'rf_1' })),
    ).toEqual({
      serviceRequestId: 'rf_1',
      contractorId: 'ct_1',
      customerId: 1,
      proposedDate: '2026-12-03',
      proposedTime: '14:30',
      duration: 120,
      serviceType: 'plumbing',
      location: '1127 Cherokee Rd',
      notes: 'Dog in the yard',
      customerName: 'Ana Delgado',
      customerEmail: 'ana@example.com',
      customerPhone: '502-555-0177',
    });
  });

  it('uses 1 for missing ids, which stands for none', () => {
    const payload = appointmentPayload(AppointmentForm.parse(filledIn));
    expect(payload).toMatchObject({ serviceRequestId: 1, contractorId: 1 });
    expect(CreateAppointment.parse(payload)).toMatchObject({ serviceRequestId: null, contractorId: null });
  });
});

describe('moving an appointment', () => {
  const moved = { proposedDate: '2026-12-04', proposedTime: '9 AM' };

  it('keeps its length and needs no reason by default', () => {
    const change = MoveAppointment.parse({ ...moved, reason: '', duration: null });
    expect(change.reason).toBe('other');
    expect(change.duration).toBeUndefined();
    expect(MoveAppointment.parse({ ...moved, reason: 'weather', duration: '60' })).toMatchObject({
      reason: 'weather',
      duration: 60,
    });
  });

  it('rejects an unknown reason or length', () => {
    expect(complaints(MoveAppointment, { ...moved, reason: 'mood' })).toEqual(['Choose a reason']);
    expect(complaints(MoveAppointment, { ...moved, duration: 61 })).toEqual([
      'Choose 1, 2, 3 or 4 hours or a full day',
    ]);
  });
});
