// booking.mjs: the booking that both samples send.
const start = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
start.setUTCHours(14, 0, 0, 0);

export const booking = {
  uid: 'booking-48213@shop.example',
  sequence: 0,
  start,
  end: new Date(start.getTime() + 30 * 60 * 1000),
  summary: 'Kitchen consultation',
  location: 'Acme Shop, 12 Market Street',
  organizer: 'bookings@shop.example',
  attendee: 'you@shop.example',
};
