import * as React from 'react';
import {Body, Button, Container, Head, Html, Preview, Text} from '@react-email/components';

export default function OrderConfirmation({firstName, orderNumber, orderUrl}) {
  return (
    <Html lang="en">
      <Head />
      <Preview>Order {orderNumber} is confirmed</Preview>
      <Body style={{fontFamily: 'sans-serif'}}>
        <Container>
          <Text>Hi {firstName},</Text>
          <Text>Your order {orderNumber} is confirmed and ships tomorrow.</Text>
          <Button href={orderUrl} style={{background: '#111', color: '#fff', padding: '12px 20px'}}>
            View your order
          </Button>
        </Container>
      </Body>
    </Html>
  );
}
