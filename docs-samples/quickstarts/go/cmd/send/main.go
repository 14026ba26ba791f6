// Send sends the receipt for one order.
package main

import (
	"context"
	"fmt"
	"os"

	"shop.example/mail/mailwren"
)

func main() {
	orderNumber := 1042
	sent, err := mailwren.SendEmail(context.Background(), mailwren.Email{
		From:    "Acme Shop <orders@shop.example>",
		To:      []string{"you@shop.example"},
		Subject: fmt.Sprintf("Your receipt for order %d", orderNumber),
		Text:    fmt.Sprintf("Thank you. Order %d is paid.", orderNumber),
		HTML:    fmt.Sprintf("<p>Thank you. Order %d is paid.</p>", orderNumber),
	}, fmt.Sprintf("receipt-%d", orderNumber))
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(sent.ID, sent.Status)
}
